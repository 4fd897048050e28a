#!/bin/bash

# Installs the package at the version of the manifest, without its "~ynh" ending.
install_package() {
    ynh_exec_as_app npm install --prefix "$install_dir" --omit=dev --no-audit --no-fund "safehouse@${YNH_APP_MANIFEST_VERSION%%~*}"
}
