import { testNeededFields } from 'still-live/__tests__/content/checks/needed-fields';
import { told } from './told';

testNeededFields(told, '/');
