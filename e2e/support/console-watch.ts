import type { BrowserContext } from '@playwright/test';

/** Collects console errors and warnings, page errors and policy violations of a context. */
export class ConsoleWatch {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const place = message.location().url;
      this.seen.push(`${message.type()}: ${message.text()}${place ? ` (${place})` : ''}`);
    });
    context.on('weberror', (error) => this.seen.push(`page error: ${error.error().stack}`));
  }

  /** Messages that belong to the journey, such as the browser's note about a refused sign-in. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  unexpected(): string[] {
    return this.seen.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}
