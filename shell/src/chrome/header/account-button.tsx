import { useSession } from 'shared-state';
import { Button } from 'shared-ui';
import { useLazyPart } from '../use-lazy-part';
import { AccountFace, accountButtonLooks } from './account-face';
import { accountName } from './account-name';

const loadMenu = () =>
  import(/* webpackChunkName: "account-menu" */ './account-menu').then((part) => part.AccountMenu);

/** Opens the account menu, whose code comes when a pointer or the focus nears it. */
export const AccountButton = () => {
  const name = useSession(({ session }) => accountName(session?.user));
  const { Part: Menu, warm, show } = useLazyPart(loadMenu);
  if (Menu) return <Menu name={name} />;
  return (
    <Button
      {...accountButtonLooks}
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={show}
    >
      <AccountFace name={name} />
    </Button>
  );
};
