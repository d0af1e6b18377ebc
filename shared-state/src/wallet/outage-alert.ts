/** Exact wording of the specification. */
const NETWORK_ALERT = 'Network seems to have an issue. Please log out and login once more';

/** Shows the specified browser alert once per outage, and again only after a recovery. */
export function outageAlert() {
  let shown = false;
  return {
    failed(): void {
      if (shown) return;
      shown = true;
      window.alert(NETWORK_ALERT);
    },
    recovered(): void {
      shown = false;
    },
  };
}
