const WATCH_PARENT_MS = 1000;

/**
 * Runs `stop` once on Ctrl-C, SIGTERM, a closed terminal, or when the npm that started us is gone
 * (npm does not always pass a signal on), then ends the process.
 */
export const onStopRequested = (stop: () => Promise<void>) => {
  let stopping = false;
  const finish = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, finish);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && finish(), WATCH_PARENT_MS).unref();
  }
};
