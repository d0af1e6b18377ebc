import { system } from './system';

type Mode = 'light' | 'dark';
type Rgb = [number, number, number];

/** The colour a semantic token has in a mode, read from the running system. */
const colour = (name: string, mode: Mode): Rgb => {
  const token = system.tokens.getByName(`colors.${name}`);
  const value: unknown =
    token?.extensions.conditions?.[`_${mode}`] ?? token?.originalValue ?? token?.value;
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) {
    throw new Error(`${name} has no plain colour in ${mode}: ${String(value)}`);
  }
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Rgb;
};

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a: Rgb, b: Rgb) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
const mix = (a: Rgb, b: Rgb, share: number) =>
  a.map((channel, at) => channel * share + b[at]! * (1 - share)) as Rgb;

const modes: Mode[] = ['light', 'dark'];
const palettes = ['neutral', 'gray', 'brand', 'amber', 'mint', 'danger'];
const grounds = ['bg', 'bg.subtle', 'bg.panel'];
const across = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const textPairs = [
  ...across(['fg', 'fg.muted'], [...grounds, 'bg.muted', 'bg.emphasized']),
  ...across(['fg.subtle', 'fg.error'], grounds),
  ['fg.inverted', 'bg.inverted'],
  ['fg.error', 'bg.error'],
  ...palettes.flatMap((palette) => [
    [`${palette}.contrast`, `${palette}.solid`] as const,
    ...across([`${palette}.fg`], [...grounds, `${palette}.subtle`, `${palette}.muted`]),
    ...across(['fg', 'fg.muted'], [`${palette}.subtle`]),
  ]),
] as const;

const controlPairs = [
  ...across(['border.control', 'border.error', 'brand.focusRing'], grounds),
  ...palettes.flatMap((palette) => across([`${palette}.focusRing`], grounds)),
  ...across(['brand.solid'], ['bg.muted', 'bg.panel']),
] as const;

describe.each(modes)('%s', (mode) => {
  test.each(textPairs)('text %s on %s reads (4.5 : 1)', (text, background) => {
    expect(ratio(colour(text, mode), colour(background, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('control %s on %s can be made out (3 : 1)', (part, background) => {
    expect(ratio(colour(part, mode), colour(background, mode))).toBeGreaterThanOrEqual(3);
  });

  test.each(palettes)('a %s button still reads under the pointer', (palette) => {
    const hovered = mix(colour(`${palette}.solid`, mode), colour('fg', mode), 0.88);
    expect(ratio(colour(`${palette}.contrast`, mode), hovered)).toBeGreaterThanOrEqual(4.5);
  });
});
