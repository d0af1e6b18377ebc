/** Run-time configuration the shell cannot start with; the message says which document and why. */
export class ConfigurationError extends Error {
  constructor(document: string, reason: string) {
    super(`${document}: ${reason}`);
    this.name = 'ConfigurationError';
  }
}

/** Says on the page what is wrong: with no configuration there is nothing else to show. */
export const showStartFailure = (root: HTMLElement, error: unknown) => {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'Savanna could not start';
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const advice = document.createElement('p');
  advice.textContent =
    'If you run this site: correct the configuration it names and reload. Otherwise please try again in a few minutes.';
  main.append(heading, reason, advice);
  root.replaceChildren(main);
};
