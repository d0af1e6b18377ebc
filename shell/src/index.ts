import { start } from './boot/start';

void start();
