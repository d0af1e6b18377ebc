import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/setup/find-chromium';

/** A mid-range phone on a slow mobile line. */
export const CONDITIONS = { cpuSlowdown: 4, kbitPerSecond: 1600, latencyMs: 150 };

export interface Sample {
  /** From the start of navigation (or the click) until the page's own heading is there, ms. */
  visibleMs: number;
  /** Largest contentful paint, ms; 0 for a navigation inside the site. */
  lcpMs: number;
  requests: number;
  scripts: number;
  scriptKilobytes: number;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors',
    ],
  });

interface Traffic {
  requests: number;
  scripts: number;
  scriptBytes: number;
}

/** Counts what crosses the line from the site itself; calls to the backend are the same for all. */
const watchTraffic = (session: CDPSession, origin: string) => {
  const pending = new Map<string, boolean>();
  let traffic: Traffic = { requests: 0, scripts: 0, scriptBytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith(origin)) return;
    const isScript = /\.js(\?|$)/.test(request.url);
    pending.set(requestId, isScript);
    traffic.requests += 1;
    if (isScript) traffic.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pending.get(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return {
    take: () => {
      const taken = traffic;
      traffic = { requests: 0, scripts: 0, scriptBytes: 0 };
      return taken;
    },
  };
};

const throttle = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latencyMs,
    downloadThroughput: (CONDITIONS.kbitPerSecond * 1000) / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
};

/**
 * Runs in the page before anything else. As text, because the transpiler's helpers do not exist
 * there. `headingAfter` resolves with performance.now() when `main h1` shows another text than
 * before; `click` with the time of the click.
 */
const PROBE = `
  window.bench = {
    lcp: 0,
    headingAfter(before) {
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const look = () => {
          const heading = document.querySelector('main h1');
          const text = heading ? heading.textContent : '';
          if (text && text !== before) resolve(performance.now());
          else if (performance.now() - started > 60000) reject(new Error('No heading within 60 s'));
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    click(href) {
      const started = performance.now();
      document.querySelector('header a[href="' + href + '"]').click();
      return started;
    },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.bench.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

const ask = (page: Page, expression: string): Promise<number> =>
  page.evaluate(`window.bench.${expression}`);

const sample = (visibleMs: number, lcpMs: number, traffic: Traffic): Sample => ({
  visibleMs,
  lcpMs,
  requests: traffic.requests,
  scripts: traffic.scripts,
  scriptKilobytes: traffic.scriptBytes / 1024,
});

/** One cold visit, and then, if a link is named, the first navigation inside the site. */
export const visit = async (
  browser: Browser,
  url: string,
  path: string,
  link?: string,
): Promise<{ load: Sample; navigation?: Sample }> => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const traffic = watchTraffic(session, url);
    await page.addInitScript({ content: PROBE });
    await page.goto(url + path, { waitUntil: 'commit', timeout: 60_000 });
    const visibleMs = await ask(page, `headingAfter('')`);
    const atVisible = traffic.take();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const lcpMs = await ask(page, 'lcp');
    const load = sample(visibleMs, lcpMs, atVisible);
    if (!link) return { load };

    await page.waitForTimeout(1500);
    traffic.take();
    const before = (await page.textContent('main h1')) ?? '';
    const clicked = await ask(page, `click(${JSON.stringify(link)})`);
    const shown = await ask(page, `headingAfter(${JSON.stringify(before)})`);
    return { load, navigation: sample(shown - clicked, 0, traffic.take()) };
  } finally {
    await context.close();
  }
};
