/** Darkens what it is set on to a share of its light. */
export const darkened = (id: string, share: number): string => {
  const light = String(share).replace(/^0/, '');
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values="${light} 0 0 0 0 0 ${light} 0 0 0 0 0 ${light} 0 0 0 0 0 1 0"/></filter>`;
};
