// The backs of the cards, 60 by 84.

import fear from "./backs/fear.svg?raw";
import invader from "./backs/invader.svg?raw";
import major from "./backs/major.svg?raw";
import minor from "./backs/minor.svg?raw";

export const backs = { minor, major, fear, invader } as const;

export type BackId = keyof typeof backs;
