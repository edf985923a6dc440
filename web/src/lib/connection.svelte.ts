// Whether the server can be reached.

export const connection: {
  /** The last request did not reach the server: what is shown may be old. */
  offline: boolean;
  /** A room has lost its connection and tries to get it back. */
  lost: boolean;
} = $state({ offline: false, lost: false });

/** Notes whether a request has reached the server. */
export function reached(yes: boolean): void {
  connection.offline = !yes;
}

/** A room says that its connection was lost, or that it is there again. */
export function connectionLost(lost: boolean): void {
  connection.lost = lost;
}
