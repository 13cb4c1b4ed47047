import { bindSite } from 'still-live';
import type { ScreensOf } from 'still-live/react';
import { Frame, Logo } from './frame';
import { Evening, First, Programme, Story, Visit } from './screens';

const screens: ScreensOf = {
  prima: First,
  programma: Programme,
  serata: Evening,
  visita: Visit,
  storia: Story,
};

bindSite({ components: { screens, Frame, Logo } });
