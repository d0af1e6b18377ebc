import { type DialogProps, Modal } from './modal';
import { dialogRecipe, sheetRecipe } from './recipe';

/** A dialog in the middle of the screen; on phones it rises from the lower edge. */
export function Dialog(props: DialogProps) {
  return <Modal recipe={dialogRecipe} {...props} />;
}

/** A drawer for filters and navigation: from below on phones, from the side elsewhere. */
export function Sheet(props: DialogProps) {
  return <Modal recipe={sheetRecipe} {...props} />;
}
