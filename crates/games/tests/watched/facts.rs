//! What a table must show right after each kind of event.

use serde_json::Value;

/// Whether the view after an event shows what the event says. Events without a place in the view, such as a
/// heading, say nothing that could be shown.
pub(crate) fn holds(game: &str, event: &Value, before: &Value, after: &Value) -> bool {
    let both = Both { event, before, after };
    match game {
        "forbidden-island" => both.forbidden_island(),
        "ghost-stories" => both.ghost_stories(),
        "spirit-island" => both.spirit_island(),
        _ => true,
    }
}

struct Both<'a> {
    event: &'a Value,
    before: &'a Value,
    after: &'a Value,
}

/// The item of a list by the value of one of its fields.
fn item<'a>(list: &'a Value, field: &str, value: &Value) -> &'a Value {
    let items = list.as_array().unwrap();
    items.iter().find(|each| each[field] == *value).unwrap_or(&Value::Null)
}

fn count(list: &Value, item: &Value) -> i64 {
    list.as_array().unwrap().iter().map(|each| i64::from(each == item)).sum()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

impl Both<'_> {
    fn kind(&self) -> &str {
        self.event["event"].as_str().unwrap()
    }

    /// By how much a number has grown.
    fn growth(&self, of: impl Fn(&Value) -> i64) -> i64 {
        of(self.after) - of(self.before)
    }

    fn forbidden_island(&self) -> bool {
        let event = self.event;
        let player = |who: &Value| item(&self.after["players"], "adventurer", who);
        let hand = |view: &Value, who: &Value, card: &Value| {
            count(&item(&view["players"], "adventurer", who)["hand"], card)
        };
        let tile = |tile: &Value| &item(&self.after["tiles"], "tile", tile)["state"];
        let gained = |who: &Value, card: &Value| self.growth(|view| hand(view, who, card));
        let discarded = |card: &Value| self.growth(|view| count(&view["treasure_discard"], card));
        match self.kind() {
            "turn-began" => {
                self.after["players"][number(&self.after["active"]) as usize]["adventurer"]
                    == event["adventurer"]
            }
            "moved" | "guided" | "swam" => player(&event["adventurer"])["tile"] == event["to"],
            "lifted" => {
                let landed = |who: &Value| player(who)["tile"] == event["to"];
                event["passengers"].as_array().unwrap().iter().all(landed)
                    && discarded(&"helicopter-lift".into()) == 1
            }
            "shored-up" | "sandbagged" => tile(&event["tile"]) == "dry",
            "flooded" => {
                tile(&event["tile"]) == "flooded" && count(&self.after["flood_discard"], &event["tile"]) == 1
            }
            "sank" => tile(&event["tile"]) == "sunk",
            "given" => {
                gained(&event["to"], &event["card"]) == 1
                    && gained(&event["adventurer"], &event["card"]) == -1
            }
            "discarded" => {
                gained(&event["adventurer"], &event["card"]) == -1 && discarded(&event["card"]) == 1
            }
            "took-off" => self.after["status"] == "won",
            "captured" => {
                self.growth(|view| view["captured"].as_array().unwrap().iter().map(|_| 1).sum()) == 1
            }
            "drew" if event["card"] == "waters-rise" => discarded(&event["card"]) == 1,
            "drew" => gained(&event["adventurer"], &event["card"]) == 1,
            "water-rose" => {
                self.after["water"] == event["mark"] && self.after["flood_cards"] == event["flood_cards"]
            }
            "flood-recycled" | "flood-reshuffled" => {
                self.after["flood_discard"].as_array().unwrap().is_empty()
            }
            "treasure-reshuffled" => self.after["treasure_discard"].as_array().unwrap().is_empty(),
            "actions-forgone" => self.before != self.after,
            "lost" => self.after["status"].as_str().unwrap().starts_with("lost"),
            kind => panic!("nothing is known of {kind}"),
        }
    }

    fn ghost_stories(&self) -> bool {
        let event = self.event;
        let board = |view: &Value| item(&view["boards"], "taoist", &event["taoist"]).clone();
        let card = |view: &Value, space: &Value| {
            let boards = view["boards"].as_array().unwrap();
            let spaces = boards.iter().flat_map(|board| board["spaces"].as_array().unwrap());
            spaces.into_iter().find(|each| each["space"] == *space).unwrap().clone()
        };
        let here = |view: &Value| card(view, &event["space"]);
        let haunted = |view: &Value| item(&view["village"], "tile", &event["tile"])["haunted"].clone();
        let tao = |view: &Value| number(&board(view)["tao"][event["colour"].as_str().unwrap()]);
        let of_board = |field: &str| self.growth(|view| number(&board(view)[field]));
        let left = |field: &str| self.growth(|view| number(&view[field]));
        match self.kind() {
            "yin-began" => self.after["turn"] == event["side"] && self.after["phase"]["name"] == "yin",
            "yang-began" => self.after["phase"]["name"] == "yang",
            "figure-advanced" => here(self.after)["card"]["figure"] == "stone",
            "figure-struck" => here(self.after)["card"]["figure"] == "card",
            "haunted" => haunted(self.after) == true,
            "restored" => haunted(self.after) == false,
            "drawn" => left("cards_left") == -1,
            "placed" => here(self.after)["card"]["card"] == event["card"],
            "buddha-struck" => here(self.after)["card"].is_null() && here(self.after)["buddha"] == false,
            "buddha-passed" => here(self.after)["buddha"] == false,
            "banished" => here(self.after)["card"].is_null(),
            // One that stays for its curse leaves after it.
            "exorcised" => {
                here(self.after)["card"].is_null()
                    || here(self.after)["card"]["right"].to_string().contains("curse")
            }
            "shifted" => {
                card(self.after, &event["from"])["card"].is_null()
                    && card(self.after, &event["to"])["card"]["card"] == event["card"]
            }
            "enfeebled" => here(self.after)["card"]["mantra"] == true,
            "die-captured" => left("free_dice") == -1,
            "die-freed" => left("free_dice") == 1,
            "circle-cleared" => self.after["circle"].is_null(),
            "prayed" => self.after["circle"] == event["colour"],
            "lost-qi" | "board-lost-qi" => board(self.after)["qi"] == event["left"],
            "gained-qi" => of_board("qi") == 1,
            "died" | "possessed" => board(self.after)["qi"] == 0,
            "revived" => board(self.after)["qi"] == event["qi"],
            "took-tao" => self.growth(tao) == 1,
            "lost-tao" | "paid-tao" => self.growth(tao) == -1,
            "moved" | "guided" | "carried" => board(self.after)["tile"] == event["tile"],
            "picked-up" => of_board("power_tokens") == 1,
            "borrowed" => of_board("power_tokens") == -1,
            "took-buddha" => of_board("buddhas") == 1,
            "buddha-placed" => here(self.after)["buddha"] == true,
            "called" | "cleansed" => board(self.after)["yin_yang"] == false,
            "regained-yin-yang" => board(self.after)["yin_yang"] == true,
            "dice-rolled" => !self.after["dice"].is_null(),
            "won" | "lost" => self.after["status"] != "playing",
            // These say what is done or why, and something else follows from it.
            "curse-rolled" | "curse-rerolled" | "curse-spared" | "no-room" | "blocked" | "mantra-lost"
            | "overrun" | "lost-all-tao" | "asked" | "herbs-rolled" | "calmed" | "skipped" | "attempted"
            | "kept" | "rerolled" | "requested" | "lent" | "refused" | "failed" | "curse-ordered"
            | "turn-ended" => true,
            kind => panic!("nothing is known of {kind}"),
        }
    }

    fn spirit_island(&self) -> bool {
        let event = self.event;
        let land = |view: &Value, name: &str| item(&view["lands"], "land", &event[name]).clone();
        let pieces = |view: &Value, name: &str, field: &str, value: &Value| -> i64 {
            let land = land(view, name);
            let pieces = land["pieces"].as_array().unwrap().iter().filter(|piece| piece[field] == *value);
            pieces.map(|piece| number(&piece["count"])).sum()
        };
        let of_kind = |name: &str, kind: &Value| self.growth(|view| pieces(view, name, "kind", kind));
        let of_piece = |name: &str| self.growth(|view| pieces(view, name, "piece", &event["piece"]));
        let presence = |name: &str| {
            self.growth(|view| number(&land(view, name)["presence"][number(&event["seat"]) as usize]))
        };
        let spirit = |view: &Value| view["spirits"][number(&event["seat"]) as usize].clone();
        let in_land = |name: &str, field: &str| self.growth(|view| number(&land(view, name)[field]));
        let held = |view: &Value, list: &str| {
            spirit(view)[list]
                .as_array()
                .unwrap()
                .iter()
                .any(|each| each["card"] == event["card"] || *each == event["card"])
        };
        match self.kind() {
            "turn-began" => self.after["turn"] == event["turn"],
            "phase-began" => self.after["phase"] == event["phase"],
            "gained-energy" | "income" | "paid-energy" => spirit(self.after)["energy"] == event["energy"],
            "added-presence" | "returned-presence" => presence("land") == 1,
            "lost-presence" => presence("land") == -1,
            "moved-presence" => event["from"] == event["to"] || presence("from") == -1 && presence("to") == 1,
            "gained-card" | "progressed" | "took-back" => held(self.after, "hand"),
            "forgot" => !held(self.after, "hand") && !held(self.after, "in_play"),
            "played" => !held(self.after, "hand"),
            "earned-fear" => self.growth(|view| number(&view["fear"]["earned"])) == 1,
            "terror-rose" => self.after["fear"]["terror_level"] == event["level"],
            "fear-turned" => self.after["fear"]["resolved"].as_array().unwrap().contains(&event["card"]),
            "damaged" | "removed" | "strifed" | "lost-strife" => of_piece("land") == -1,
            "destroyed" => of_kind("land", &event["kind"]) == -number(&event["count"]),
            "replaced" => of_kind("land", &event["with"]) == number(&event["count"]),
            "pushed" | "gathered" | "moved" => of_piece("from") == -1 && of_piece("to") == 1,
            "built" => of_kind("land", &event["kind"]) == 1,
            "explored" => of_kind("land", &"explorer".into()) == 1,
            "escalated" => of_kind("land", &"town".into()) == 1,
            "blighted" => in_land("land", "blight") == 1,
            "cleansed" => in_land("land", "blight") == -1,
            "defended" => in_land("land", "defend") == number(&event["amount"]),
            "feared" | "reclaimed" | "grew" | "is-ready" | "used" | "used-innate" | "advanced" => {
                self.before != self.after
            }
            "won" | "lost" => self.after["status"] != "playing",
            // These say what is done or why, and something else follows from it.
            "power-drawn" | "gave" | "gained-element" | "repeated" | "targeted-land" | "targeted-spirit"
            | "threshold" | "share-played" | "lasts" | "cascaded" | "blight-missing" | "declined"
            | "ravaged" | "counterattacked" | "skipped" | "invaders-revealed" | "avenged" | "time-passed" => {
                true
            }
            kind => panic!("nothing is known of {kind}"),
        }
    }
}
