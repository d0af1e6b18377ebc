import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startLocalStack } from '../../../local-stack/src';
import { root } from '../../../scripts/rspack/paths';
import { median } from '../median';
import { type BuiltSite, buildFederated, buildMonolith, buildNaive } from './builds';
import { CONDITIONS, launchBrowser, type Sample, visit } from './measure';
import { serveSites } from './serve';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const PEER = 'monolith';

interface Scenario {
  name: string;
  path: string;
  /** Followed after the page is there: the first navigation inside the site. */
  link?: string;
}

const SCENARIOS: Scenario[] = [
  { name: 'home', path: '/', link: '/search' },
  { name: 'deep link research', path: '/area-data' },
  { name: 'deep link account', path: '/register' },
  { name: 'deep link legal', path: '/faq' },
];

type Samples = Record<string, Record<string, Sample[]>>;

const record = (samples: Samples, scenario: string, site: string, sample: Sample) => {
  samples[scenario] ??= {};
  samples[scenario][site] ??= [];
  samples[scenario][site].push(sample);
};

/** Visits the sites in turn, in another order each round, so that drift of the machine cancels out. */
const collect = async (sites: { name: string; url: string }[]): Promise<Samples> => {
  const samples: Samples = {};
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const scenario of SCENARIOS) {
        const order = sites.map((_, index) => sites[(index + round) % sites.length]);
        for (const site of order) {
          if (!site) continue;
          const { load, navigation } = await visit(browser, site.url, scenario.path, scenario.link);
          record(samples, scenario.name, site.name, load);
          if (navigation)
            record(samples, `first navigation to ${scenario.link}`, site.name, navigation);
        }
      }
      console.log(`round ${round + 1} of ${ROUNDS}`);
    }
  } finally {
    await browser.close();
  }
  return samples;
};

/** Median of the ratios within each round: the pairs were measured moments apart. */
const pairedRatio = (own: Sample[], peer: Sample[]) =>
  median(own.map(({ visibleMs }, index) => visibleMs / (peer[index]?.visibleMs ?? Number.NaN)));

const summarise = (samples: Samples) =>
  Object.entries(samples).flatMap(([scenario, bySite]) =>
    Object.entries(bySite).map(([site, own]) => {
      const of = (key: keyof Sample) => median(own.map((entry) => entry[key]));
      return {
        scenario,
        site,
        'visible ms': Math.round(of('visibleMs')),
        [`÷ ${PEER}`]: Number(pairedRatio(own, bySite[PEER] ?? []).toFixed(3)),
        'LCP ms': Math.round(of('lcpMs')),
        requests: of('requests'),
        scripts: of('scripts'),
        'script KB': Number(of('scriptKilobytes').toFixed(1)),
      };
    }),
  );

export const benchFederation = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'savanna-bench-'));
  console.log('Building the product, the monolith and the naive federation …');
  const sites: BuiltSite[] = [
    buildFederated(path.join(folder, 'federated')),
    buildMonolith(path.join(folder, 'monolith')),
    buildNaive(path.join(folder, 'naive')),
  ];
  const backend = await startLocalStack({
    host: '127.0.0.1',
    apiPort: 0,
    dataDir: path.join(folder, 'data'),
    siteUrl: 'https://localhost',
    sampleScale: 1,
    demo: true,
  });
  const servers = await serveSites(sites, backend);
  try {
    const samples = await collect(servers);
    const rows = summarise(samples);
    console.log(
      `\nFederation, medians of ${ROUNDS} alternating rounds; ${JSON.stringify(CONDITIONS)}`,
    );
    console.table(rows);
    const results = path.join(root, 'bench/results');
    mkdirSync(results, { recursive: true });
    writeFileSync(
      path.join(results, 'federation.json'),
      `${JSON.stringify({ at: new Date().toISOString(), conditions: CONDITIONS, rounds: ROUNDS, rows, samples }, null, 2)}\n`,
    );
  } finally {
    await Promise.all(servers.map(({ edge }) => edge.close()));
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
