import '../foundations/global.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../feedback/Toast/ToastProvider.tsx';
import { Catalogue } from './Catalogue.tsx';

const root = document.getElementById('root');
if (!root)
  throw new Error('catalogue: #root is missing, so nothing can be shown. Restore it in catalogue.html.');
createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <Catalogue />
    </ToastProvider>
  </StrictMode>,
);
