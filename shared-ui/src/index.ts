/**
 * The part of the design system every page needs. It is in the first chunk of every page, so
 * nothing heavy may be imported here: dialogs, tables, forms and the rest are sub-paths.
 */
export {
  Badge,
  Box,
  Card,
  Center,
  Container,
  chakra,
  Flex,
  Grid,
  GridItem,
  Heading,
  HStack,
  IconButton,
  List,
  Separator,
  SimpleGrid,
  Skeleton,
  Span,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
  Wrap,
} from '@chakra-ui/react';
export { Sparkline } from './chart/sparkline';
export { Button, type ButtonProps } from './controls/button';
export { Alert } from './feedback/alert';
export { EmptyState } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export { LoadingState } from './feedback/loading-state';
export { StatusIcon } from './feedback/status-icon';
export { Figure } from './layout/figure';
export { PageFrame } from './layout/page-frame';
export { Section } from './layout/section';
export { Link, type LinkProps } from './navigation/link';
export { LinkButton, type LinkButtonProps } from './navigation/link-button';
export { type ColorMode, themeInitScript, useColorMode } from './provider/color-mode';
export { lockPageScroll } from './provider/scroll-lock';
export { UiProvider } from './provider/ui-provider';
