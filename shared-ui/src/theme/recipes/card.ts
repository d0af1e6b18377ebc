import { defineSlotRecipe } from '@chakra-ui/react';

const padding = (base: string, md: string) => ({
  root: { '--card-padding': { base: `spacing.${base}`, md: `spacing.${md}` } },
});

export const cardRecipe = defineSlotRecipe({
  className: 'savanna-card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      wordWrap: 'break-word',
      borderRadius: 'l3',
      color: 'fg',
      textAlign: 'start',
    },
    title: { fontFamily: 'heading', fontWeight: '650', textStyle: 'xl' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    header: {
      paddingInline: 'var(--card-padding)',
      paddingTop: 'var(--card-padding)',
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
    },
    body: { padding: 'var(--card-padding)', flex: '1', display: 'flex', flexDirection: 'column' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: 'var(--card-padding)',
      paddingBottom: 'var(--card-padding)',
    },
  },
  variants: {
    size: { sm: padding('4', '4'), md: padding('5', '6'), lg: padding('6', '8') },
    variant: {
      elevated: { root: { bg: 'bg.panel', boxShadow: 'sm' } },
      outline: { root: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border' } },
      subtle: { root: { bg: 'bg.subtle' } },
    },
  },
  defaultVariants: { variant: 'elevated', size: 'md' },
});
