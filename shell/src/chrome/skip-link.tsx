import { chakra } from 'shared-ui';

/** First stop of the keyboard: past the navigation, to the page. */
export const SkipLink = () => (
  <chakra.a
    href="#main"
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="skipNav"
    px="4"
    py="3"
    rounded="l2"
    bg="brand.solid"
    color="brand.contrast"
    fontWeight="semibold"
    data-print="hide"
    transform="translateY(-200%)"
    _focusVisible={{ transform: 'none' }}
  >
    Skip to the content
  </chakra.a>
);
