export const productPath = (id: string): string => `/product/${encodeURIComponent(id)}`;
