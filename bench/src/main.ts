import { benchFederation } from './federation/run';

const benches: Record<string, () => Promise<void>> = { federation: benchFederation };

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join('", "')}". Choose from: ${Object.keys(benches).join(', ')}`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
process.exit(0);
