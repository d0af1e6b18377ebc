import { defineSlotRecipe } from '@chakra-ui/react';

export const progressRecipe = defineSlotRecipe({
  className: 'savanna-progress',
  slots: [
    'root',
    'label',
    'track',
    'range',
    'valueText',
    'view',
    'circle',
    'circleTrack',
    'circleRange',
  ],
  base: {
    root: { width: 'full', position: 'relative' },
    label: { textStyle: 'label' },
    track: {
      position: 'relative',
      overflow: 'hidden',
      height: '8px',
      borderRadius: 'full',
      bg: 'bg.muted',
    },
    range: {
      height: '100%',
      borderRadius: 'full',
      bg: 'brand.solid',
      transition: 'width 200ms {easings.calm}',
    },
  },
});
