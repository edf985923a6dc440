// What changed in a value, made to the value.

import type { Change } from "../protocol";

/** The value after some changes; what did not change stays the very same object. */
export function changed<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>(replaced, value) as T;
}

/** The value with another one at a place in it. A place that is not there leaves it as it is. */
function replaced(value: unknown, [place, now]: Change): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return now;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaced(item, [rest, now]) : item));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: replaced(fields[step], [rest, now]) };
}
