/** Content codings we send, best first, with the suffix of the precompressed file. */
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** The codings of the list that the client takes, best first. */
export const acceptedCodings = (acceptEncoding: string | string[] | undefined) => {
  const accepted = String(acceptEncoding ?? '');
  return CODINGS.filter(({ name }) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted),
  );
};
