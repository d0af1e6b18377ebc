import cliProgress from 'cli-progress';

export interface Progress {
  update(bytes: number, lines: number): void;
  stop(): void;
}

const linesBetween = 100_000;

/** A progress bar on a terminal; elsewhere a plain line now and then. */
export function startProgress(totalBytes: number, output: NodeJS.WriteStream): Progress {
  if (!output.isTTY) {
    let next = linesBetween;
    return {
      update: (bytes, lines) => {
        if (lines < next) return;
        next = lines + linesBetween;
        output.write(`${lines} lines read (${Math.round((100 * bytes) / totalBytes)} %)\n`);
      },
      stop: () => undefined,
    };
  }
  const bar = new cliProgress.SingleBar({
    stream: output,
    format: '{bar} {percentage} % · {lines} lines · {eta_formatted} left',
    hideCursor: true,
  });
  bar.start(Math.max(1, totalBytes), 0, { lines: 0 });
  return {
    update: (bytes, lines) => bar.update(Math.min(bytes, totalBytes), { lines }),
    stop: () => bar.stop(),
  };
}
