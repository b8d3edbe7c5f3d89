import { useLayoutEffect } from 'react';
import type { Address } from './address.ts';

/** Sets theme, contrast, density and direction on <html>, where a product would set them too. */
export function useSwitches({
  theme,
  contrast,
  density,
  direction,
}: Pick<Address, 'theme' | 'contrast' | 'density' | 'direction'>): void {
  useLayoutEffect(() => {
    const html = document.documentElement;
    if (theme === 'system') delete html.dataset.theme;
    else html.dataset.theme = theme;
    if (contrast === 'normal') delete html.dataset.contrast;
    else html.dataset.contrast = contrast;
    html.dataset.density = density;
    html.dir = direction;
  }, [theme, contrast, density, direction]);
}
