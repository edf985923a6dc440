// Whether the server can be reached.

export const connection: {
  /** The last request did not reach the server: what is shown may be old. */
  offline: boolean;
} = $state({ offline: false });

/** Notes whether a request has reached the server. */
export function reached(yes: boolean): void {
  connection.offline = !yes;
}
