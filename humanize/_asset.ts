import { scAddressToString } from "../address/mod.ts";
