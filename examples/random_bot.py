#!/usr/bin/env python3
"""Plays a game of random moves to its end: the smallest program that talks to `artel referee`.

    python3 examples/random_bot.py [PATH-TO-ARTEL] [SEED]
"""

import json
import random
import subprocess
import sys


class Referee:
    """A referee in a process of its own: a line of JSON in, a line of JSON out."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, op, **fields):
        self.process.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"]["message"])
        return answer

    def quit(self):
        self.ask("quit")
        return self.process.wait()


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "artel"
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**53)
    dice = random.Random(seed)
    referee = Referee(program)
    referee.ask("hello", version=1)

    opened = referee.ask("new", game="forbidden-island", setup={"players": 3}, seed=seed)
    table, status = opened["table"], opened["status"]
    moves_made = 0
    while status["result"] == "playing":
        choice = dice.choice(referee.ask("moves", table=table)["moves"])
        played = referee.ask("play", table=table, seat=choice["seat"], move=choice["move"], lang="en")
        for event in played["events"]:
            print(f"seat {choice['seat'] + 1}: {event['text']['en']}")
        status, moves_made = played["status"], played["moves_made"]

    print(f"seed {seed}, {moves_made} moves: {status['result']}, {status.get('defeat', 'all left the island')}")
    return referee.quit()


if __name__ == "__main__":
    sys.exit(main())
