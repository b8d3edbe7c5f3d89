import '../foundations/global.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../feedback/Toast/ToastProvider.tsx';
import { readIsolated } from './address/address.ts';
import { Isolated } from './component/Isolated.tsx';
import { Catalogue } from './shell/Catalogue.tsx';

const root = document.getElementById('root');
if (!root)
  throw new Error('catalogue: #root is missing, so nothing can be shown. Restore it in catalogue.html.');
const isolated = readIsolated(window.location.search);
createRoot(root).render(
  <StrictMode>
    <ToastProvider>{isolated ? <Isolated {...isolated} /> : <Catalogue />}</ToastProvider>
  </StrictMode>,
);
