/** Registers remotes once and loads their modules. */
const HANDLER = `
import { RUNTIME_004, runtimeDescMap } from '@module-federation/error-codes';
import { DEFAULT_REMOTE_TYPE, DEFAULT_SCOPE } from '../constant.js';
import { Module } from '../module/index.js';
import { AsyncHook } from '../utils/hooks/asyncHook.js';
import { PluginSystem } from '../utils/hooks/pluginSystem.js';
import { getRemoteInfo } from '../utils/load.js';
import { error } from '../utils/logger.js';
export class RemoteHandler {
  constructor(host) {
    this.host = host;
    this.hooks = new PluginSystem({ errorLoadRemote: new AsyncHook() });
  }
  #register(remotes, known) {
    for (const remote of remotes) {
      if (known.some(({ name }) => name === remote.name)) continue;
      const entry = new URL(remote.entry, location.origin).href;
      known.push({ shareScope: DEFAULT_SCOPE, type: DEFAULT_REMOTE_TYPE, ...remote, entry });
    }
    return known;
  }
  formatAndRegisterRemote({ remotes: known }, { remotes = [] }) {
    return this.#register(remotes, known);
  }
  registerRemotes(remotes) {
    this.#register(remotes, this.host.options.remotes);
  }
  async loadRemote(id) {
    const { module, expose } = await this.getRemoteModuleAndOptions({ id });
    return module.get(expose);
  }
  async getRemoteModuleAndOptions({ id }) {
    const { host } = this;
    const { moduleCache, options } = host;
    const [name] = id.split('/');
    const remote = options.remotes.find((one) => one.name === name);
    if (!remote) error(RUNTIME_004, runtimeDescMap, { hostName: options.name, requestId: id });
    const module = moduleCache.get(name) ?? new Module({ host, remoteInfo: getRemoteInfo(remote) });
    moduleCache.set(name, module);
    return { module, expose: '.' + id.slice(name.length) };
  }
}`;

/** A container: starts once, also for concurrent loads, and again after a failed start. */
const MODULE = `
import { RUNTIME_002, RUNTIME_014, RUNTIME_015, runtimeDescMap } from '@module-federation/error-codes';
import { DEFAULT_SCOPE } from '../constant.js';
import { getRemoteEntry } from '../utils/load.js';
import { error } from '../utils/logger.js';
export class Module {
  inited = false;
  initing = false;
  constructor({ host, remoteInfo }) {
    this.host = host;
    this.remoteInfo = remoteInfo;
  }
  #fail(code, more, cause) {
    const { host, remoteInfo } = this;
    const { name: remoteName, entry: remoteEntryUrl } = remoteInfo;
    error(code, runtimeDescMap, { hostName: host.name, remoteName, remoteEntryUrl, ...more }, cause);
  }
  async getEntry() {
    return (this.remoteEntryExports ??= await getRemoteEntry(this));
  }
  async #start(entry, initScope = []) {
    const { shareScopeMap } = this.host;
    const shareScope = (shareScopeMap[DEFAULT_SCOPE] ??= {});
    const options = { version: '', shareScopeKeys: DEFAULT_SCOPE };
    Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap, enumerable: false });
    if (!entry.init) this.#fail(RUNTIME_002);
    try {
      await entry.init(shareScope, initScope, options);
    } catch (cause) {
      this.#fail(RUNTIME_015, {}, String(cause));
    }
    this.inited = true;
  }
  async init(_id, _snapshot, initScope) {
    const entry = await this.getEntry();
    if (this.inited) return entry;
    this.initing = true;
    this.starting ??= this.#start(entry, initScope).finally(() => {
      this.initing = false;
      this.starting = undefined;
    });
    await this.starting;
    return entry;
  }
  async get(expose) {
    const entry = await this.init();
    const factory = await entry.get(expose);
    if (!factory) this.#fail(RUNTIME_014, { expose });
    return factory();
  }
}`;

/** Loads the script of a container once. The next load after a failure asks again. */
const LOAD = `
import { RUNTIME_001, RUNTIME_008, runtimeDescMap } from '@module-federation/error-codes';
import { loadScript } from '@module-federation/sdk';
import { DEFAULT_REMOTE_TYPE, DEFAULT_SCOPE } from '../constant.js';
import { CurrentGlobal, globalLoading } from '../global.js';
import { error } from './logger.js';
async function load({ createScript }, remoteInfo) {
  const { name, entry, entryGlobalName } = remoteInfo;
  const about = { remoteName: name, remoteEntryUrl: entry, resourceUrl: entry };
  if (!CurrentGlobal[entryGlobalName]) {
    try {
      await loadScript(entry, {
        attrs: {},
        createScriptHook: (url, attrs) => createScript.emit({ url, attrs, remoteInfo }),
      });
    } catch ({ message }) {
      error(RUNTIME_008, runtimeDescMap, about, message);
    }
  }
  if (!CurrentGlobal[entryGlobalName]) error(RUNTIME_001, runtimeDescMap, about);
  return CurrentGlobal[entryGlobalName];
}
export const isEsmRemoteType = () => false;
export const getRemoteEntryUniqueKey = ({ name, entry }) => name + ':' + entry;
export async function getRemoteEntry({ host, remoteInfo }) {
  const key = getRemoteEntryUniqueKey(remoteInfo);
  try {
    return await (globalLoading[key] ??= load(host.loaderHook.lifecycle, remoteInfo));
  } catch (failure) {
    delete globalLoading[key];
    throw failure;
  }
}
export function getRemoteInfo(remote) {
  const { name, entry, type = DEFAULT_REMOTE_TYPE, shareScope = DEFAULT_SCOPE } = remote;
  return { ...remote, entry, type, shareScope, entryGlobalName: remote.entryGlobalName ?? name };
}`;

/** Gives remotes the names of the runtime's core that their builds import, so that the rest can be left out. */
const PROVIDED_CORE = `
import {
  assert,
  CurrentGlobal,
  error,
  getGlobalFederationConstructor,
  Global,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';
export default () => ({
  name: 'inject-external-runtime-core-plugin',
  beforeInit(args) {
    Global._FEDERATION_RUNTIME_CORE ??= {
      assert,
      CurrentGlobal,
      error,
      getGlobalFederationConstructor,
      Global,
      ModuleFederation,
      setGlobalFederationConstructor,
      setGlobalFederationInstance,
    };
    return args;
  },
});`;

/**
 * Files of the federation runtime and the code that replaces them, for remotes with one script and one share scope.
 * The original also serves manifests, aliases, ES modules, preloading and 30 plugin hooks, which no page uses.
 */
export const LEAN_REMOTES: readonly [path: string, code: string][] = [
  ['runtime-core/dist/remote/index', HANDLER],
  ['runtime-core/dist/module/index', MODULE],
  ['runtime-core/dist/utils/load', LOAD],
  ['inject-external-runtime-core-plugin/dist/index', PROVIDED_CORE],
];
