import { type AccordionRootProps, Accordion as Parts } from '@chakra-ui/react';
import { accordionRecipe } from './recipe';

function Root(props: AccordionRootProps) {
  return <Parts.Root recipe={accordionRecipe} {...props} />;
}

/** Chakra's accordion in our looks. */
export const Accordion = {
  Root,
  Item: Parts.Item,
  ItemTrigger: Parts.ItemTrigger,
  ItemIndicator: Parts.ItemIndicator,
  ItemContent: Parts.ItemContent,
  ItemBody: Parts.ItemBody,
};
