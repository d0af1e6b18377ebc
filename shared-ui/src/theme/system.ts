import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { badgeRecipe } from './recipes/badge';
import { buttonRecipe } from './recipes/button';
import { cardRecipe } from './recipes/card';
import { containerRecipe, separatorRecipe, skeletonRecipe, spinnerRecipe } from './recipes/surface';
import { headingRecipe, linkRecipe, listRecipe } from './recipes/text';
import { textStyles } from './text-styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

/**
 * Chakra's style engine without Chakra's looks: our tokens and only the recipes of the components
 * in the index. Recipes of sub-paths (dialog, tabs …) travel with their own chunk.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'sv',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      link: linkRecipe,
      separator: separatorRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: { card: cardRecipe, list: listRecipe },
  },
});
