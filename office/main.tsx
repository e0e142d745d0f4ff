import '@fontsource-variable/instrument-sans/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loaders } from '#build/messages/office/texts.ts';
import { App } from './app.tsx';
import { TextsProvider } from './texts/texts.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: 'office', prepend: true, ...(nonce ? { nonce } : {}) });

const { messages } = await loaders.en();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <TextsProvider value={messages}>
          <App />
        </TextsProvider>
      </CacheProvider>
    </StrictMode>,
  );
}
