import { notify, signOut } from 'shared-state';
import { useNavigate } from 'shared-ui/router';

/** Ends the session in this browser and says so; the visitor continues on the home page. */
export const useSignOut = () => {
  const navigate = useNavigate();
  return async () => {
    navigate('/');
    await signOut();
    notify({ title: 'You are signed out', type: 'success' });
  };
};
