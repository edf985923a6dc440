import { expect, type Locator } from "@playwright/test";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things are once all of them are there and none moves any more. */
export async function boxes(things: Locator[]): Promise<Box[]> {
  let last: (Box | null)[] = [];
  await expect(async () => {
    const before = last;
    last = await Promise.all(things.map((each) => each.boundingBox({ timeout: 1_000 })));
    expect(last).not.toContain(null);
    expect(last).toEqual(before);
  }).toPass({ intervals: [50], timeout: 7_000 });
  return last as Box[];
}

/** Where a thing is once it does not move any more. */
export async function box(thing: Locator): Promise<Box> {
  const [only] = await boxes([thing]);
  return only!;
}
