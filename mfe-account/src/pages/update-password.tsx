export { UpdatePassword as default } from '../features/recovery/components/update-password';
