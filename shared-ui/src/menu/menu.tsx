import { type MenuRootProps, Menu as Parts } from '@chakra-ui/react';
import { menuRecipe } from './recipe';

function Root(props: MenuRootProps) {
  return <Parts.Root recipe={menuRecipe} {...props} />;
}

/** Chakra's menu in our looks. */
export const Menu = {
  Root,
  Trigger: Parts.Trigger,
  Positioner: Parts.Positioner,
  Content: Parts.Content,
  Item: Parts.Item,
  ItemText: Parts.ItemText,
  ItemGroup: Parts.ItemGroup,
  ItemGroupLabel: Parts.ItemGroupLabel,
  Separator: Parts.Separator,
};
