export { AmplifyButton } from './components/AmplifyButton.tsx';
