const MINIMUM = [20, 19];

/** Ends with a clear message when this Node.js is too old to run anything else here. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(
    `Savanna needs Node.js ${MINIMUM.join('.')} or newer; this is ${process.versions.node}. Install a newer one and run the command again.`,
  );
  process.exit(1);
};
