import { Tabs as Parts, type TabsRootProps } from '@chakra-ui/react';
import { tabsRecipe } from './recipe';

function Root(props: TabsRootProps) {
  return <Parts.Root recipe={tabsRecipe} {...props} />;
}

/** Chakra's tabs in our looks: Root, List, Trigger, Content. */
export const Tabs = {
  Root,
  List: Parts.List,
  Trigger: Parts.Trigger,
  Content: Parts.Content,
};
