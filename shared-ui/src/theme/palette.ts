/** Raw colours of the brand; everything on screen goes through the semantic tokens built from them. */
const brandColours = {
  amber: '#e6994e',
  blue: '#08415c',
  mint: '#3eb489',
  cream: '#f3efe0',
  ink: '#262b35',
  danger: '#8c271e',
} as const;

/** One value per colour mode. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

type Pair = [light: string, dark: string];

interface PaletteSpec {
  solid: Pair;
  contrast: Pair;
  fg: Pair;
  subtle: Pair;
  muted: Pair;
  emphasized: Pair;
  focusRing: Pair;
  border: Pair;
}

const palette = (spec: PaletteSpec) =>
  Object.fromEntries(
    Object.entries(spec).map(([name, [light, dark]]: [string, Pair]) => [name, pair(light, dark)]),
  );

const neutral = palette({
  solid: [brandColours.ink, '#e9e4d5'],
  contrast: ['#ffffff', '#14181f'],
  fg: [brandColours.ink, '#e9e4d5'],
  subtle: ['#f0ebdb', '#222936'],
  muted: ['#e5dfcc', '#2d3645'],
  emphasized: ['#d6cfb8', '#3b4658'],
  focusRing: [brandColours.blue, '#7cc3e6'],
  border: ['#d6cfb8', '#3b4658'],
});

const brand = palette({
  solid: [brandColours.blue, '#7cc3e6'],
  contrast: ['#ffffff', '#06212f'],
  fg: [brandColours.blue, '#97d0ec'],
  subtle: ['#e4eef2', '#12303f'],
  muted: ['#cbdfe7', '#1a4256'],
  emphasized: ['#a9c9d6', '#24566f'],
  focusRing: [brandColours.blue, '#7cc3e6'],
  border: ['#a9c9d6', '#24566f'],
});

const amber = palette({
  solid: [brandColours.amber, brandColours.amber],
  contrast: ['#262017', '#262017'],
  fg: ['#8a4b0b', '#f0b47a'],
  subtle: ['#fbeedd', '#3a2814'],
  muted: ['#f6dcbb', '#4f371b'],
  emphasized: ['#efc390', '#6b4a23'],
  focusRing: ['#a85d12', brandColours.amber],
  border: ['#efc390', '#6b4a23'],
});

const mint = palette({
  solid: [brandColours.mint, brandColours.mint],
  contrast: ['#06261a', '#06261a'],
  fg: ['#0f6848', '#6fd3ad'],
  subtle: ['#e0f3eb', '#10312a'],
  muted: ['#c3e7d8', '#174539'],
  emphasized: ['#94d4bb', '#1f5c4b'],
  focusRing: ['#1c8560', brandColours.mint],
  border: ['#94d4bb', '#1f5c4b'],
});

const danger = palette({
  solid: [brandColours.danger, '#f0948a'],
  contrast: ['#ffffff', '#330905'],
  fg: [brandColours.danger, '#f5aba2'],
  subtle: ['#f8e6e3', '#3b1a17'],
  muted: ['#f0cec9', '#52231f'],
  emphasized: ['#e3aaa3', '#6f302a'],
  focusRing: [brandColours.danger, '#f0948a'],
  border: ['#e3aaa3', '#6f302a'],
});

/** Semantic colours, light and dark. `bg` is paper, `bg.panel` the sheet that lies on it. */
export const semanticColors = {
  bg: {
    DEFAULT: pair('#fbf9f2', '#12161d'),
    subtle: pair(brandColours.cream, '#181d26'),
    muted: pair('#eae4d2', '#222936'),
    emphasized: pair('#ddd6c0', '#2d3645'),
    panel: pair('#ffffff', '#1b212b'),
    inverted: pair(brandColours.ink, '#f1ede1'),
    error: pair('#f8e6e3', '#3b1a17'),
  },
  fg: {
    DEFAULT: pair(brandColours.ink, '#f1ede1'),
    muted: pair('#4c5361', '#b9bdc4'),
    subtle: pair('#5f6674', '#9aa1ac'),
    inverted: pair('#fbf9f2', '#14181f'),
    error: pair(brandColours.danger, '#f5aba2'),
  },
  border: {
    DEFAULT: pair('#ddd6c0', '#2f3847'),
    muted: pair('#eae4d2', '#262d39'),
    subtle: pair('#f0ebdb', '#1f2530'),
    control: pair('#857f6c', '#7b8698'),
    error: pair(brandColours.danger, '#f0948a'),
  },
  neutral,
  gray: neutral,
  brand,
  amber,
  mint,
  danger,
};

/** Canvas colours the page has before any style sheet: used by the theme start script. */
export const canvas = { light: '#fbf9f2', dark: '#12161d' } as const;
