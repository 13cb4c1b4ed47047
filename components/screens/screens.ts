import type { ScreensOf } from 'still-live/react';
import { AboutScreen } from './about-screen/about-screen';
import { CareersScreen } from './careers-screen/careers-screen';
import { ContactsScreen } from './contacts-screen/contacts-screen';
import { HomeScreen } from './home-screen/home-screen';
import { PositionScreen } from './position-screen/position-screen';
import { WhatWeDoScreen } from './what-we-do-screen/what-we-do-screen';

export const screens: ScreensOf = {
  home: HomeScreen,
  cosa_facciamo: WhatWeDoScreen,
  chi_siamo: AboutScreen,
  lavora_con_noi: CareersScreen,
  lavora_con_noi_dettaglio: PositionScreen,
  contatti: ContactsScreen,
};
