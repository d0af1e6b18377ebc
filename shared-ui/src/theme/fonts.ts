/**
 * Latin subsets only: the market's languages need no more, and each file is one request. The
 * fallback faces carry the metrics of the real ones, so the swap moves no line.
 */
const interUrl = new URL(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  import.meta.url,
).href;
const bricolageUrl = new URL(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
).href;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, url: string, weights: string) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weights};font-style:normal;font-display:swap;unicode-range:${latin}}`;

const fallback = (family: string, local: string, metrics: string) =>
  `@font-face{font-family:'${family}';src:local('${local}');${metrics}}`;

export const fontFaces = [
  face('Inter Variable', interUrl, '100 900'),
  face('Bricolage Grotesque Variable', bricolageUrl, '200 800'),
  fallback(
    'Inter Fallback',
    'Arial',
    'size-adjust:107.06%;ascent-override:90.49%;descent-override:22.56%;line-gap-override:0%',
  ),
  fallback(
    'Bricolage Fallback',
    'Arial',
    'size-adjust:98%;ascent-override:94.9%;descent-override:27.55%;line-gap-override:0%',
  ),
].join('');
