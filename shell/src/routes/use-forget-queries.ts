import { useEffect, useRef } from 'react';
import { useSession } from 'shared-state';
import { useQueryClient } from 'shared-ui/query';

/** Answers fetched for one user must not be shown to the next, nor after signing out. */
export const useForgetQueriesOfFormerUser = () => {
  const queryClient = useQueryClient();
  const userId = useSession((state) => state.session?.user.id);
  const former = useRef(userId);

  useEffect(() => {
    if (former.current && former.current !== userId) queryClient.clear();
    former.current = userId;
  }, [queryClient, userId]);
};
