import { type ColorMode, chakra, Flex, useColorMode } from 'shared-ui';

const choices: readonly { mode: ColorMode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
];

/** Light, dark, or whatever the operating system says: the header's toggle knows only the first two. */
export const FooterTheme = () => {
  const { mode: chosen, setMode } = useColorMode();
  return (
    <chakra.fieldset>
      <chakra.legend srOnly>Theme</chakra.legend>
      <Flex bg="bg.muted" rounded="full" p="1" gap="1" width="fit">
        {choices.map(({ mode, label }) => (
          <chakra.label
            key={mode}
            position="relative"
            display="inline-flex"
            alignItems="center"
            minH="9"
            px="4"
            rounded="full"
            textStyle="sm"
            fontWeight="550"
            color="fg.muted"
            cursor="pointer"
            css={{
              '&:has(:checked)': { bg: 'bg.panel', color: 'fg', boxShadow: 'xs' },
              '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}' },
              '@media (pointer: coarse)': { minHeight: '44px' },
            }}
          >
            <chakra.input
              srOnly
              type="radio"
              name="theme"
              value={mode}
              checked={mode === chosen}
              onChange={() => setMode(mode)}
            />
            {label}
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  );
};
