// Three Spirits late in a game, with every land full: as much as there is ever to be drawn.

const BOARDS = ["G", "H", "B"];
const SITES = [1, 4];

/** A land with pieces of every kind; whole ones before the Fast phase, damaged ones beside them later. */
function land(board: string, number: number, late: boolean): string {
  const presence = BOARDS.map((each) => (each !== board || number > 6 ? 0 : SITES.includes(number) ? 2 : 1));
  const damaged = late
    ? "city:1 city-1:1 town:2 town-1:1 explorer:3 dahan:2 dahan-1:1"
    : "city:2 town:3 explorer:3 dahan:3";
  return [
    `land ${board}${number} ${damaged} presence:${presence.join(",")}`,
    number % 2 === 0 ? "blight:1" : "",
    late && number % 3 === 0 ? "defend:3" : "",
  ].join(" ");
}

function island(late: boolean): string {
  return BOARDS.flatMap((board) =>
    Array.from({ length: 8 }, (_, index) => land(board, index + 1, late)),
  ).join("\n");
}

const HEAD = `artel position 1
game spirit-island
boards ${BOARDS.join(",")}
turn 6
fear 3
fear-earned 2
ravage stage-2-coastal
build stage-2-jungle
invader-discard stage-1-sands stage-1-jungle stage-1-wetland
spirit 1 sun-bright-whirlwind energy:9 tracks:4,4 stage:playing
spirit 2 eyes-watch-from-the-trees energy:7 tracks:4,4 stage:playing
spirit 3 fathomless-mud-of-the-swamp energy:8 tracks:4,4 stage:playing`;

/** Fast Powers are being used, and effects of all kinds stand. */
export const CROWDED = `${HEAD}
phase fast-phase
play 1 terrifying-nightmares tempest-of-leaves-and-branches gift-of-the-sunlit-air
play 2 talons-of-lightning mysterious-abductions
play 3 intractable-thickets-and-thorns
lasting infinite-vitality 1/1 user:3 target:3 land:B4
lasting vengeance-of-the-dead 1/2 user:2 target:2 land:H3
lasting reaching-grasp 1/1 user:1 target:2
skip G2 ravage,build
${island(true)}
`;

/** Cards are being chosen: a full hand for the first Spirit. */
export const CROWDED_HAND = `${HEAD}
phase spirit-phase
hand 1 terrifying-nightmares tempest-of-leaves-and-branches gift-of-the-sunlit-air gift-of-wind-sped-steps scatter-to-the-winds drift-down-into-slumber
${island(false)}
`;
