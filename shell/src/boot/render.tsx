import { createRoot } from 'react-dom/client';
import { App } from '../app';
import type { PageLoader } from '../remotes/loader';

/** Emotion puts this on its style elements, as the content security policy asks. */
const readNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export const render = (root: HTMLElement, loader: PageLoader) => {
  createRoot(root).render(<App loader={loader} nonce={readNonce()} />);
};
