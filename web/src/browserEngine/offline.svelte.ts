/** Stores the site on this device, so that it works without a network later, and reports new versions. */
class Offline {
  /** Whether a new version is ready to replace this one. */
  ready = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const controlled = navigator.serviceWorker.controller !== null;
    this.registration = await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
    this.watch(this.registration.waiting);
    this.registration.addEventListener("updatefound", () =>
      this.watch(this.registration?.installing ?? null),
    );
    navigator.serviceWorker.addEventListener("controllerchange", () => controlled && location.reload());
  }

  /** Change to the new version. The page reloads; tables stay as they are. */
  renew(): void {
    this.registration?.waiting?.postMessage("take over");
  }

  private watch(worker: ServiceWorker | null): void {
    const look = () =>
      (this.ready = worker?.state === "installed" && navigator.serviceWorker.controller !== null);
    worker?.addEventListener("statechange", look);
    if (worker) look();
  }
}

export const offline = /* @__PURE__ */ new Offline();
