import '@fontsource-variable/instrument-sans/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { LanguageProvider, loadFirstLanguage } from './texts/language-provider.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const first = await loadFirstLanguage();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider first={first} nonce={nonce}>
        <App />
      </LanguageProvider>
    </StrictMode>,
  );
}
