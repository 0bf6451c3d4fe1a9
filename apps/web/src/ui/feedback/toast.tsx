import type { ToastAct } from './toaster.tsx';

/** Shows a short message at the bottom of the screen; its library is fetched with the first message. */
async function show(color: string, message: string, act?: ToastAct): Promise<void> {
  const { showToast } = await import('./toaster.tsx');
  showToast(color, message, act);
}

export const toast = {
  success: (message: string, act?: ToastAct): void => void show('green', message, act),
  error: (message: string): void => void show('red', message),
  info: (message: string): void => void show('brand', message),
};
