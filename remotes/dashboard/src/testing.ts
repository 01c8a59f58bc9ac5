import { ownMenu } from './layout/own-menu.ts';

/** The side menu as this remote alone has it. */
export const menu = ownMenu(null);
